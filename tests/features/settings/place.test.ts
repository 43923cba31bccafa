import { expect, test } from 'vitest'
import { PLACE, placeIn } from '#server/features/settings/place.shared.ts'

test('the address of a map has the place of its pin or its middle', () => {
  const links = {
    'https://www.google.com/maps/place/X/@23.70,90.30,17z/data=!3m1!8m2!3d23.7512!4d90.3889': '23.7512, 90.3889',
    'https://www.google.com/maps/@23.7512,90.3889,17z': '23.7512, 90.3889',
    'https://maps.google.com/?q=23.7512,90.3889': '23.7512, 90.3889',
    'https://www.google.com/maps/search/?api=1&query=23.7512%2C90.3889': '23.7512, 90.3889',
    'https://www.openstreetmap.org/?mlat=23.7512&mlon=90.3889#map=17/23.70/90.30': '23.7512, 90.3889',
    'https://www.openstreetmap.org/#map=17/-23.7512/90.3889': '-23.7512, 90.3889',
  }
  for (const [link, place] of Object.entries(links)) {
    expect(placeIn(link)).toBe(place)
    expect(placeIn(link)).toMatch(PLACE)
  }
})

test('whatever has no place stays as it is typed', () => {
  for (const typed of ['23.7512, 90.3889', 'Green Road', 'https://maps.app.goo.gl/abc', ''])
    expect(placeIn(typed)).toBe(typed)
})
