import { formatDate } from '#i18n/format.ts'
import { findActive } from '#server/http/people.ts'
import { SYSTEM_ACTOR } from '#server/actor.ts'
import { read } from '#server/db/client.ts'
import type { StaffCommand } from '#server/registration/define-feature.ts'
import { list, make, revoke } from '#server/features/tokens/domain.ts'
import { type Lifetime, lifetimes, tokenChoice } from '#server/features/tokens/schema.ts'
import { programRights } from '#server/permissions.ts'

export const tokenCommands: Record<string, StaffCommand> = {
  token: {
    usage: `token EMAIL --name "Website sync" --scopes content,write --days 90
                                        makes an API token with an owner's rights, and prints it once;
                                        --days is 30, 90 or 365, or --until 2027-03-31`,
    options: ['name', 'scopes', 'days', 'until'],
    run: (email = '', options) => makeFor(email, options),
  },
  tokens: { usage: 'tokens                 lists the API tokens', run: () => listTokens() },
  'revoke-token': { usage: 'revoke-token ID        ends an API token', run: (id = '') => revokeToken(id) },
}

/** Makes a token for an owner from the command line. Gives what to print: the token, once. Throws an Error with a sentence. */
export async function makeFor(
  email: string,
  { name = '', scopes = '', days, until }: Record<string, string | undefined>,
): Promise<string> {
  const lasts = until ? 'date' : days
  if (!lifetimes.includes(lasts as Lifetime))
    throw new Error('Say when it ends: --days 30, 90 or 365, or --until 2027-03-31')
  const parsed = tokenChoice.safeParse({
    name,
    scopes: scopes.split(',').map(scope => scope.trim()),
    lasts,
    until: until ?? '',
  })
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    throw new Error(
      issue?.path[0] === 'scopes'
        ? `--scopes takes ${programRights.join(', ')}, and write, with commas`
        : issue?.message,
    )
  }
  const owner = (await findActive(read, { roles: ['owner'] })).find(each => each.email === email.toLowerCase())
  if (!owner) throw new Error(`${email} is no owner with an active account.`)
  return `${await make(SYSTEM_ACTOR, owner.id, parsed.data)}\nIt is shown this once.`
}

/** Every token in a line. */
export async function listTokens(): Promise<string> {
  const lines = (await list()).map(({ id, name, hint, scopes, by, state, expiresAt }) =>
    [id, state, hint, formatDate(expiresAt, { dateStyle: 'medium' }), scopes.join(','), `${name} (${by})`].join('  '),
  )
  return lines.join('\n') || 'There are no API tokens.'
}

export async function revokeToken(id: string): Promise<string> {
  await revoke(SYSTEM_ACTOR, id)
  return 'The token no longer works.'
}
