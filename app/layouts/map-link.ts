import { agency } from '#i18n/agency.ts'

/** The first place on a map that an address has. */
export function officePlace(): { latitude: number; longitude: number } | undefined {
  for (const { latitude, longitude } of agency().addresses)
    if (latitude !== undefined && longitude !== undefined) return { latitude, longitude }
  return undefined
}

/** Opens a place, in degrees, in the map of the visitor's device, which knows the way there. */
export const mapLink = (latitude: number, longitude: number) =>
  `https://www.google.com/maps/search/?api=1&query=${latitude},${longitude}`
