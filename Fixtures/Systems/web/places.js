"use strict";

// The places that the map knows: those of Specs/places.tsv, since a page from a file cannot read one.
// ZIP, city, state, state in words, latitude, longitude.

const places = `
92363, Needles, CA, California, 34.8481, -114.6145
94102, San Francisco, CA, California, 37.7793, -122.4193
94103, San Francisco, CA, California, 37.7726, -122.4099
90012, Los Angeles, CA, California, 34.0614, -118.2385
90401, Santa Monica, CA, California, 34.0157, -118.4960
92101, San Diego, CA, California, 32.7194, -117.1628
95014, Cupertino, CA, California, 37.3180, -122.0449
94941, Mill Valley, CA, California, 37.8960, -122.5390
94010, Hillsborough, CA, California, 37.5697, -122.3658
94027, Atherton, CA, California, 37.4591, -122.2018
93940, Monterey, CA, California, 36.5990, -121.8940
95814, Sacramento, CA, California, 38.5804, -121.4922
92311, Barstow, CA, California, 34.8958, -117.0173
92328, Death Valley, CA, California, 36.4570, -116.8660
86401, Kingman, AZ, Arizona, 35.1894, -114.0530
86001, Flagstaff, AZ, Arizona, 35.1981, -111.6513
85004, Phoenix, AZ, Arizona, 33.4510, -112.0686
86023, Grand Canyon, AZ, Arizona, 36.0544, -112.1401
89101, Las Vegas, NV, Nevada, 36.1716, -115.1391
89501, Reno, NV, Nevada, 39.5261, -119.8126
84101, Salt Lake City, UT, Utah, 40.7559, -111.8968
84532, Moab, UT, Utah, 38.5733, -109.5498
87102, Albuquerque, NM, New Mexico, 35.0820, -106.6480
87501, Santa Fe, NM, New Mexico, 35.6870, -105.9378
88401, Tucumcari, NM, New Mexico, 35.1717, -103.7250
79101, Amarillo, TX, Texas, 35.2030, -101.8420
78701, Austin, TX, Texas, 30.2711, -97.7437
73102, Oklahoma City, OK, Oklahoma, 35.4700, -97.5190
63101, St. Louis, MO, Missouri, 38.6270, -90.1930
60601, Chicago, IL, Illinois, 41.8858, -87.6229
80202, Denver, CO, Colorado, 39.7491, -104.9946
97204, Portland, OR, Oregon, 45.5184, -122.6739
98101, Seattle, WA, Washington, 47.6114, -122.3305
83001, Jackson, WY, Wyoming, 43.4799, -110.7624
59718, Bozeman, MT, Montana, 45.6679, -111.2430
70112, New Orleans, LA, Louisiana, 29.9566, -90.0768
38103, Memphis, TN, Tennessee, 35.1440, -90.0480
33139, Miami Beach, FL, Florida, 25.7850, -80.1345
30303, Atlanta, GA, Georgia, 33.7529, -84.3925
10001, New York, NY, New York, 40.7506, -73.9972
02108, Boston, MA, Massachusetts, 42.3576, -71.0684
20001, Washington, DC, District of Columbia, 38.9109, -77.0163
`.trim().split("\n").map(line => {
  const [zip, city, state, stateName, latitude, longitude] = line.split(", ");
  return {zip, city, state, stateName, latitude: Number(latitude), longitude: Number(longitude)};
});

/// Where an address is, by its ZIP, else by city and state; null where no place is known.
function findPlace({city, state, zip}) {
  const same = (one, other) => collator.compare(one.trim(), other.trim()) === 0;
  const inState = place => same(state, place.state) || same(state, place.stateName);
  const found = places.find(place => zip.trim().startsWith(place.zip) && (!city.trim() || same(city, place.city)))
    ?? places.find(place => !zip.trim() && same(city, place.city) && inState(place));
  return found ? {latitude: found.latitude, longitude: found.longitude} : null;
}

/// Asks for the place of an address, and returns what withdraws the question. The answer comes at once, unless a kit lets it wait.
const askForPlace = kit ? kit.geocoder(findPlace) : (address, done) => {
  const place = findPlace(address);
  done(place, place ? null : "noResult");
  return () => {};
};
