import { Alert } from '@agency/ui/Alert'
import type { Ours as One } from '#app/features/search/queries.ts'
import { standaloneLink } from '#app/layouts/link-style.ts'
import { WholeContacts } from '#app/layouts/mail-address.tsx'
import { formatDigits, localPath } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { reachSentence } from '#i18n/reach.ts'

const titles = {
  phone: ({ shown }: One) => m.check_ours_phone({ shown: formatDigits(shown) }),
  email: ({ shown }: One) => m.check_ours_email({ shown }),
  address: ({ shown }: One) => m.check_ours_address({ shown }),
  name: ({ shown, page }: One) => m.check_ours_name({ shown, page }),
}

/** What is the agency’s of what somebody has asked about, each with the page that says so. */
export function Ours({ ours }: { ours: One[] }) {
  return ours.map(one => {
    const isName = one.kind === 'name'
    const proof = [m.check_ours_name_text(), reachSentence(m.check_ours_name_reach)].filter(Boolean).join(' ')
    return (
      <Alert
        key={one.kind + one.shown + one.path}
        role="none"
        variant={isName ? 'info' : 'success'}
        title={<WholeContacts text={titles[one.kind](one)} />}
        actions={
          <a href={one.path.startsWith('/') ? localPath(one.path) : one.path} className={standaloneLink}>
            {m.check_see({ page: one.page })}
          </a>
        }
      >
        {isName && <WholeContacts text={proof} />}
      </Alert>
    )
  })
}
