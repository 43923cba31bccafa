import { getRouteApi } from '@tanstack/react-router'
import { type ComponentType, Suspense } from 'react'
import type { Me } from '#app/layouts/admin/require-staff.ts'
import type { ListColumn } from '#app/list/columns.ts'
import { staffFeatures } from '#app/staff/features.ts'
import type { PartModule, PartPlaces, StaffPart } from '#app/staff/part-places.ts'
import { can } from '#server/permissions.ts'

type Place = keyof PartPlaces

const adminRoute = getRouteApi('/admin')

/** The parts that features have in a place of a screen and that a person may see, in their order. */
const partsIn = (where: Place, me: Me): StaffPart[] =>
  staffFeatures()
    .flatMap(({ parts = [] }) => parts)
    .filter(part => part.in === where && (!part.right || can(me, part.right)))
    .flatMap(part => {
      const place = typeof part.place === 'number' ? part.place : part.place(me)
      return place === undefined ? [] : [{ part, place }]
    })
    .toSorted((one, other) => one.place - other.place)
    .map(({ part }) => part)

/** Whether a feature has a part in a place of a screen that a person may see. */
export const hasParts = (where: Place, me: Me): boolean => partsIn(where, me).length > 0

/** For the loader of a screen: loads the parts of a place, and what they show. */
export async function loadParts<Where extends Place>(where: Where, me: Me, props: PartPlaces[Where]): Promise<void> {
  await Promise.all(
    partsIn(where, me).map(async part => {
      const { loadPart } = (await part.module.load()) as PartModule<Where>
      await loadPart?.(props)
    }),
  )
}

/** What features below this one show in a place of its screen, such as receipts in a worker's file. */
export function Parts<Where extends Place>({ in: where, ...props }: { in: Where } & PartPlaces[Where]) {
  const { me } = adminRoute.useRouteContext()
  return partsIn(where, me).map((part, n) => <LoadedPart key={n} part={part} props={props} />)
}

/** The columns that features below this one have in a place of its list; `propsOf` gives what a row is to them. */
export const partColumns = <Where extends Place, Row>(
  where: Where,
  me: Me,
  propsOf: (row: Row) => PartPlaces[Where],
): ListColumn<Row>[] =>
  partsIn(where, me).flatMap(part =>
    part.column
      ? [{ ...part.column, title: part.column.title(), cell: row => <LoadedPart part={part} props={propsOf(row)} /> }]
      : [],
  )

/** A part waits for its module alone: what stands around it can be used before. */
const LoadedPart = (given: { part: StaffPart; props: object }) => (
  <Suspense>
    <Loaded {...given} />
  </Suspense>
)

function Loaded({ part, props }: { part: StaffPart; props: object }) {
  const Part = part.module.use().Part as ComponentType<object>
  return <Part {...props} />
}
