import { CompanyCard } from '@agency/ui/CompanyCard'

export function Example() {
  return (
    <CompanyCard
      href="#motors"
      logo={<img src="pictures/motors.svg" alt="" width={180} height={60} />}
      name="Meghbridge Motors"
      description="Buses and lorries since 1996"
      detail="Tejgaon, Dhaka"
    />
  )
}
