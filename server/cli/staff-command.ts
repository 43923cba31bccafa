// `npm run staff`, built to dist/server/staff.js
import { refreshAgency } from '#server/site/agency.ts'
import { requireKnownDatabase } from '#server/backup/known-database.ts'
import { runCommand } from '#server/cli/run-command.ts'
import { config } from '#server/config/config.ts'
import { registeredFeatures } from '#server/registration/define-feature.ts'
import { openInstallation } from '#server/installation/open.ts'
import '#server/features.ts'

const commands = new Map(registeredFeatures().flatMap(({ commands: own = {} }) => Object.entries(own)))
const USAGE = [...commands.values()].map(({ usage }) => `npm run staff -- ${usage}`).join('\n')
const options = Object.fromEntries(
  [...commands.values()].flatMap(({ options: own = [] }) => own).map(name => [name, { type: 'string' as const }]),
)

await runCommand(USAGE, options, async ({ positionals, values }) => {
  const [name = '', target, ...more] = positionals
  const command = commands.get(name)
  const takes = command?.options ?? []
  const needsTarget = /^\S+ [A-Z]/.test(command?.usage ?? '')
  const isWrong =
    more.length > 0 || needsTarget !== Boolean(target) || Object.keys(values).some(each => !takes.includes(each))
  if (!command) throw new Error(`${name ? `“${name}” is not known.\n` : ''}${USAGE}`)
  if (isWrong) throw new Error(USAGE)
  await requireKnownDatabase(config.DATABASE_URL)
  await openInstallation()
  await refreshAgency()
  return command.run(target, values as Record<string, string | undefined>)
})
