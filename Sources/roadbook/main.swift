print("roadbook")
