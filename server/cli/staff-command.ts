// `npm run staff`, built to dist/server/staff.js
import { refreshAgency } from '#server/agency.ts'
import { requireKnownDatabase } from '#server/backup/known-database.ts'
import { runCommand } from '#server/cli/run-command.ts'
import { config } from '#server/config.ts'
import { registerFeatures } from '#server/define-feature.ts'
import { settings } from '#server/features/settings/feature.ts'
import { changeAccount } from '#server/features/accounts/staff-commands.ts'
import { listTokens, makeFor, revokeToken } from '#server/features/tokens/commands.ts'
import { openInstallation } from '#server/installation/open.ts'

const USAGE = `npm run staff -- create EMAIL           makes an account that may work here, and prints the link to choose its password
npm run staff -- reset-password EMAIL   prints a link to choose a new password
npm run staff -- promote EMAIL          makes somebody an owner, and lets them in
npm run staff -- remove-second-factor EMAIL
                                        for somebody who has lost phone, passkeys and recovery codes
npm run staff -- token EMAIL --name "Website sync" --scopes content,write --days 90
                                        makes an API token with an owner's rights, and prints it once;
                                        --days is 30, 90 or 365, or --until 2027-03-31
npm run staff -- tokens                 lists the API tokens
npm run staff -- revoke-token ID        ends an API token`

registerFeatures([settings]) // mails name the agency

const options = {
  name: { type: 'string' },
  scopes: { type: 'string' },
  days: { type: 'string' },
  until: { type: 'string' },
} as const

await runCommand(USAGE, options, async ({ positionals, values }) => {
  const [name, target, ...more] = positionals
  const isWrong = more.length > 0 || !name || (name === 'tokens') === Boolean(target)
  if (isWrong || (name !== 'token' && Object.keys(values).length > 0)) throw new Error(USAGE)
  await requireKnownDatabase(config.DATABASE_URL)
  await openInstallation()
  await refreshAgency()
  if (!target) return listTokens()
  if (name === 'token') return makeFor(target, values)
  return name === 'revoke-token' ? revokeToken(target) : changeAccount(name, target)
})
