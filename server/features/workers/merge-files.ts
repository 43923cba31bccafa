import { isDeepStrictEqual } from 'node:util'
import { m } from '#i18n/paraglide/messages.js'
import type { Reader, Writer } from '#server/db/client.ts'
import { AppError } from '#server/errors.ts'
import { type MergedField, UNITS, type Values } from '#server/features/workers/merge.shared.ts'
import { storedOf } from '#server/features/workers/stored-fields.ts'
import { type Node, within } from '#server/features/workers/merge-values.ts'
import {
  hashNid,
  hashPassport,
  NO_NUMBERS,
  openGiven,
  openNumbers,
  sealGiven,
} from '#server/features/workers/sealing.ts'

import type { Worker } from '../../../prisma/generated/sqlite/client.ts'

const FIELDS = Object.values(UNITS).flat()

/**
 * Files and all that was merged into them, opened, to be changed and written again. Throws CONFLICT where they were
 * sealed with another key.
 */
export async function readNodes(database: Reader, ids: string[]) {
  const rows = await database.worker.findMany({ where: { OR: [{ id: { in: ids } }, { mergedIntoId: { in: ids } }] } })
  const nodes = rows.map(toNode)
  const read = rows.map((row, n) => ({ row, node: nodes[n]!, before: toNode(row) }))
  const nodeOf = (id: string) => nodes.find(node => node.id === id)!
  return { nodes, read, values: (id: string) => nodeOf(id).values, given: (id: string) => nodeOf(id).given }
}

type Read = Awaited<ReturnType<typeof readNodes>>['read']

/** Writes what was changed of them. */
export async function writeNodes(transaction: Writer, read: Read): Promise<void> {
  const nodes = read.map(({ node }) => node)
  const [passports, nids] = [hashesOf(nodes, 'passport', hashPassport), hashesOf(nodes, 'nid', hashNid)]
  for (const { row, node, before } of read) {
    const { id, putInto, values, given } = node
    const isSame = isDeepStrictEqual(values, before.values)
    await transaction.worker.update({
      where: { id },
      data: {
        ...(!isSame && { ...storedOf(id, { name: row.name, ...values }, NO_NUMBERS), version: { increment: 1 } }),
        passportHash: passports.get(id) ?? null,
        nidHash: nids.get(id) ?? null,
        putIntoId: putInto ?? null,
        given: sealGiven(id, given),
      },
    })
  }
}

/**
 * By which number each of these files is found. Each number that one of them came with stays taken: one that another
 * stands in place of is the hash of that other’s file, whose own is the hash of the file that shows all.
 */
function hashesOf(nodes: Node[], field: 'passport' | 'nid', hash: (number: string) => string | null) {
  const found = new Map<string, string | null>()
  for (const root of nodes.filter(({ putInto }) => putInto === undefined)) {
    const group = within(nodes, root.id).map(id => nodes.find(node => node.id === id)!)
    const ownOf = ({ given, values }: Node) => hash((given.own ?? values)[field])
    found.set(root.id, hash(root.values[field]))
    const left = new Set(group.map(ownOf))
    const others = group.filter(node => node !== root)
    for (const node of others) found.set(node.id, ownOf(node))
    for (const one of found.values()) left.delete(one)
    const free = others.filter(({ id }) => !found.get(id) || found.get(id) === found.get(root.id))
    for (const one of left) if (one) found.set(free.pop()?.id ?? root.id, one)
  }
  return found
}

/** The same after a file was changed that others were put into. */
export async function keepNumbersTaken(
  transaction: Writer,
  { id, given }: Pick<Worker, 'id' | 'given'>,
): Promise<void> {
  if (given !== '') await writeNodes(transaction, (await readNodes(transaction, [id])).read)
}

function toNode(row: Worker): Node {
  const [numbers, given] = [openNumbers(row), openGiven(row)]
  if (!numbers || !given) throw new AppError('CONFLICT', m.worker_locked())
  const facts = { ...row, ...numbers } as Record<MergedField, string>
  return {
    id: row.id,
    putInto: row.putIntoId ?? row.mergedIntoId ?? undefined,
    values: Object.fromEntries(FIELDS.map(field => [field, facts[field]])) as Values,
    given,
  }
}
