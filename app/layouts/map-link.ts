/** Opens a place, in degrees, in the map of the visitor's device, which knows the way there. */
export const mapLink = (latitude: number, longitude: number) =>
  `https://www.google.com/maps/search/?api=1&query=${latitude},${longitude}`
