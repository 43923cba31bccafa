import { config, z } from 'zod'
import { formatNumber } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'

type RawIssue = z.core.$ZodRawIssue

/** The most problems that one answer lists. */
export const PROBLEMS_MAX = 200
/** Of names that somebody gave: how many are named again, and how much of each. */
const NAMES_MAX = 100
const NAME_MAX = 60
const EXPECTED: Record<string, () => string> = {
  string: m.text_expected,
  number: m.number_expected,
  int: m.count_not_whole,
  array: m.list_expected,
  object: m.object_expected,
  boolean: () => m.value_one_of({ allowed: 'true, false' }),
}

// jitless: zod's new Function() would break the Content-Security-Policy
config({ ...(typeof window !== 'undefined' && { jitless: true }), customError: sentenceOf })
export { z }

/** Names in a sentence: all of them, but for the hundreds that only a hostile caller sends, of which it says how many there are. */
export function listOf(names: readonly string[]): string {
  const shown = names
    .slice(0, NAMES_MAX)
    .map(name => (name.length > NAME_MAX ? `${name.slice(0, NAME_MAX)}…` : name))
    .join(', ')
  const more = names.length - NAMES_MAX
  return more > 0 ? m.import_names_more({ names: shown, count: formatNumber(more) }) : shown
}

/** The problems of an input, each with the path of the value that is wrong: of an unknown field, too. */
export function issuesOf({ issues }: Pick<z.ZodError, 'issues'>): { path: string; message: string }[] {
  return issues
    .flatMap(issue => {
      const unknown = issue.code === 'unrecognized_keys' ? issue.keys.slice(0, NAMES_MAX) : []
      const paths = unknown.length > 0 ? unknown.map(key => [...issue.path, key.slice(0, NAME_MAX)]) : [issue.path]
      return paths.map(path => ({ path: path.join('.'), message: issue.message }))
    })
    .slice(0, PROBLEMS_MAX)
}

/** What every rule without words of its own says, so that nobody reads zod's. */
function sentenceOf(issue: RawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return (EXPECTED[issue.expected] ?? m.value_not_right)()
    case 'unrecognized_keys':
      return m.import_columns_unknown({ names: listOf(issue.keys), allowed: listOf(Object.keys(shapeOf(issue))) })
    case 'invalid_value':
      return m.value_one_of({ allowed: listOf(issue.values.map(String)) })
    case 'too_big':
      return ({ string: m.text_too_long, array: m.list_too_long }[issue.origin as string] ?? m.count_too_big)({
        max: formatNumber(Number(issue.maximum)),
      })
    case 'too_small':
      return ({ string: m.text_too_short, array: m.list_too_short }[issue.origin as string] ?? m.number_too_small)({
        min: formatNumber(Number(issue.minimum)),
      })
    case 'invalid_format':
      return issue.format === 'date' ? m.date_expected({ form: 'YYYY-MM-DD' }) : m.value_not_right()
    default:
      return m.value_not_right()
  }
}

function shapeOf({ inst }: RawIssue): object {
  if (inst instanceof z.ZodObject) return inst.shape
  return inst instanceof z.ZodRecord && inst.keyType instanceof z.ZodEnum ? inst.keyType.enum : {}
}
