import { CompanyCard } from '@agency/ui/CompanyCard'
import { FileCard } from '@agency/ui/FileCard'
import { Icon } from '@agency/ui/Icon'
import { MapFrame } from '@agency/ui/MapFrame'
import { Picture } from '@agency/ui/Picture'

const telephone = (
  <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2">
    <path d="M5 4h4l2 5-2.5 1.5a11 11 0 0 0 5 5L15 13l5 2v4a2 2 0 0 1-2 2A16 16 0 0 1 3 6a2 2 0 0 1 2-2" />
  </svg>
)

/** The map comes only when somebody asks for it; what can be taken along and who else is in the house stand beside it. */
export function Example() {
  return (
    <div style={{ display: 'grid', gap: '1rem' }}>
      <p style={{ display: 'flex', alignItems: 'center', gap: '0.75rem' }}>
        <Icon>{telephone}</Icon>
        +880 2 9551234
      </p>
      <MapFrame
        title="Map of Purana Paltan, Dhaka"
        src="https://www.openstreetmap.org/export/embed.html?bbox=90.409,23.729,90.418,23.735"
        picture={<Picture src="pictures/yard.svg" alt="Our house at the corner" width={900} height={600} />}
        showLabel="Show the map"
        note="Loads it from OpenStreetMap, which then learns your address on the internet."
      >
        <address>14 Purana Paltan, Dhaka 1000</address>
      </MapFrame>
      <FileCard title="How to find us" kind="PDF" size="120 kB" href="#way" />
      <CompanyCard
        href="#motors"
        logo={<img src="pictures/motors.svg" alt="" width={180} height={60} />}
        name="Meghbridge Motors"
        description="On the second floor"
        detail="Buses and lorries"
      />
    </div>
  )
}
