// `npm run staff`, built to dist/server/staff.js
import { refreshAgency } from '#server/agency.ts'
import { requireKnownDatabase } from '#server/backup/known-database.ts'
import { runCommand } from '#server/cli/run-command.ts'
import { config } from '#server/config.ts'
import { openDatabase } from '#server/db/client.ts'
import { registerFeatures } from '#server/define-feature.ts'
import { settings } from '#server/features/settings/feature.ts'
import { changeAccount } from '#server/features/accounts/staff-commands.ts'

const USAGE = `npm run staff -- create EMAIL           makes an account that may work here, and prints the link to choose its password
npm run staff -- reset-password EMAIL   prints a link to choose a new password
npm run staff -- promote EMAIL          makes somebody an owner, and lets them in
npm run staff -- remove-second-factor EMAIL
                                        for somebody who has lost phone, passkeys and recovery codes`

registerFeatures([settings]) // mails name the agency

await runCommand(USAGE, {}, async ({ positionals }) => {
  const [name, email, ...more] = positionals
  if (!name || !email || more.length > 0) throw new Error(USAGE)
  await requireKnownDatabase(config.DATABASE_URL)
  await openDatabase()
  await refreshAgency()
  return changeAccount(name, email)
})
