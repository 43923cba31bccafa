import { fromFeatures } from '#server/registration/define-feature.ts'
import type { Needed } from '#server/permissions.ts'

type Known = {
  _def: {
    type: 'query' | 'mutation' | 'subscription'
    meta?: {
      isPublic?: true
      isCostly?: true
      fileMaxBytes?: number
      isBackground?: true
      isForPeople?: true
      right?: Needed
      record?: 'published' | 'draft'
    }
    inputs: unknown[]
  }
}

/** Every procedure by its name, such as `clients.list`. */
export const allProcedures = fromFeatures(proceduresOf)

/** The queries whose result is the same for everybody, and whether each takes an input. */
export const publicQueries = fromFeatures(
  features =>
    new Map<string, boolean>(
      proceduresOf(features).flatMap(([name, { _def }]) =>
        _def.meta?.isPublic ? [[name, _def.inputs.length > 0]] : [],
      ),
    ),
)

/** The public queries that a batch has once at most: those without an input, and those that cost much whatever their input is. */
export const onceInBatch = fromFeatures(
  features =>
    new Set<string>(
      proceduresOf(features).flatMap(([name, { _def }]) =>
        _def.meta?.isPublic && (_def.meta.isCostly || _def.inputs.length === 0) ? [name] : [],
      ),
    ),
)

/** The procedures that take a whole file: how many bytes it may have, and the right that they need. */
export const fileProcedures = fromFeatures(
  features =>
    new Map<string, { maxBytes: number; right: Needed | undefined }>(
      proceduresOf(features).flatMap(([name, { _def }]) =>
        _def.meta?.fileMaxBytes ? [[name, { maxBytes: _def.meta.fileMaxBytes, right: _def.meta.right }]] : [],
      ),
    ),
)

/** The procedures that an open page calls by itself: they keep nobody signed in. */
export const backgroundProcedures = fromFeatures(
  features =>
    new Set<string>(proceduresOf(features).flatMap(([name, { _def }]) => (_def.meta?.isBackground ? [name] : []))),
)

function proceduresOf(features: readonly { name: string; router?: { _def: { procedures: object } } | undefined }[]) {
  return features.flatMap(({ name, router }) =>
    Object.entries((router?._def.procedures ?? {}) as Record<string, Known>).map(
      ([path, procedure]) => [`${name}.${path}`, procedure] as const,
    ),
  )
}
