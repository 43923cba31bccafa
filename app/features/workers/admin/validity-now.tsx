import { Card } from '@agency/ui/Card'
import { DescriptionItem, DescriptionList } from '@agency/ui/DescriptionList'
import { countryName } from '#i18n/countries.ts'
import { plural } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { kindLabels } from '#server/features/applications/stages/gaps.shared.ts'
import {
  LASTING,
  toValidityRules,
  type ValidityRow,
  type ValidityRule,
  validityOf,
} from '#server/features/workers/validity.shared.ts'

/** How long each paper has to be valid with these rows, also where that is what is usual. */
export function ValidityNow({ rows }: { rows: ValidityRow[] }) {
  const rules = toValidityRules(rows)
  return (
    <Card className="grid grid-cols-1 gap-4">
      <p className="text-sm text-muted">{m.settings_validity_now_text()}</p>
      <DescriptionList variant="beside">
        {LASTING.map(kind => (
          <DescriptionItem key={kind} term={kindLabels[kind]()}>
            {['', ...new Set(rules.flatMap(rule => (rule.kind === kind ? rule.country : [])))]
              .filter((country, n) => n === 0 || country !== '')
              .map(country => (
                <span key={country} className="block">
                  {country && `${countryName(country)}: `}
                  {ruleText(validityOf(kind, country, rules))}
                </span>
              ))}
          </DescriptionItem>
        ))}
      </DescriptionList>
    </Card>
  )
}

function ruleText({ months, after }: Pick<ValidityRule, 'months' | 'after'>): string {
  if (months === 0) return after === 'contract' ? m.validity_valid_contract() : m.validity_valid_entry()
  const asked = m.counted_months(plural(months))
  return after === 'contract' ? m.validity_months_contract({ asked }) : m.validity_months_entry({ asked })
}
