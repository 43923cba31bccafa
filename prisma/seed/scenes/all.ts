import { airportApron } from './airport-apron.ts'
import { bridgeCrew } from './bridge-crew.ts'
import { garmentFloor } from './garment-floor.ts'
import { greenhouse } from './greenhouse.ts'
import { gulfCranes } from './gulf-cranes.ts'
import { hospitalCorridor } from './hospital-corridor.ts'
import { hotelKitchen } from './hotel-kitchen.ts'
import { port } from './port.ts'
import { shipyard } from './shipyard.ts'
import { trainingClass } from './training-class.ts'
import { warehouse } from './warehouse.ts'
import { welder } from './welder.ts'

/** Each work scene by the name of its picture file. */
export const scenes: Record<string, () => string> = {
  'gulf-cranes': gulfCranes,
  port,
  'hospital-corridor': hospitalCorridor,
  welder,
  'hotel-kitchen': hotelKitchen,
  'garment-floor': garmentFloor,
  greenhouse,
  'airport-apron': airportApron,
  'bridge-crew': bridgeCrew,
  warehouse,
  'training-class': trainingClass,
  shipyard,
}
