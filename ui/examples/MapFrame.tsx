import { MapFrame } from '@agency/ui/MapFrame'
import { Picture } from '@agency/ui/Picture'

export function Example() {
  return (
    <MapFrame
      title="Map of Purana Paltan, Dhaka"
      src="https://www.openstreetmap.org/export/embed.html?bbox=90.409,23.729,90.418,23.735"
      picture={<Picture src="pictures/yard.svg" alt="Our house at the corner" width={900} height={600} />}
      showLabel="Show the map"
      note="Loads it from OpenStreetMap, which then learns your address on the internet."
    >
      <address>14 Purana Paltan, Dhaka 1000</address>
    </MapFrame>
  )
}
