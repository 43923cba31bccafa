import { SYSTEM_ACTOR } from '#server/actor.ts'
import { addAll as addClients } from '#server/features/clients/mutations.ts'
import { seedClients } from '#prisma/seed/seed-data.ts'
import type { Demonstration } from '#prisma/seed/demonstration.ts'

export const demonstration: Demonstration = {
  pictures: seedClients.flatMap(({ flag, pictures }) => [flag, ...pictures]),
  count: database => database.clientCountry.count(),
  add: (transaction, stored) =>
    addClients(
      transaction,
      SYSTEM_ACTOR,
      seedClients.map(({ flag, pictures, ...texts }) => ({
        ...texts,
        countryFlagImage: stored(flag),
        image: pictures.map(stored),
      })),
    ),
}
