import { Button } from '@agency/ui/Button'
import { useMutation } from '@tanstack/react-query'
import { type MouseEvent, type ReactNode, useId, useRef, useState } from 'react'
import { useStaffAction } from '#app/editor/use-staff-action.ts'
import { useFocusNext } from '#app/editor/use-focus-next.ts'
import { queryClient, trpc, trpcClient } from '#app/rendering/trpc.ts'
import { formatDate } from '#i18n/format.ts'
import { formatDigits } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import type { Profile } from './profile-query.ts'
import { AccountSection } from '#app/layouts/admin/account-section.tsx'
import { AppDialog } from './app-dialog.tsx'
import { PasskeyDialog } from './passkey-dialog.tsx'
import { ReauthenticationDialog } from './reauthentication-dialog.tsx'
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx'
import { nameDevice } from './session-list.tsx'

type Chosen = 'app' | 'remove-app' | 'passkey' | 'codes' | { passkey: string; name: string }

const day = (moment: string) => formatDate(moment, { dateStyle: 'medium' })

/** The second factors of an account, each to set up or to remove with the password or a passkey. */
export function Factors({ profile: { factors } }: { profile: Profile }) {
  const { removeAuthenticator, removePasskey, renewRecoveryCodes } = trpc().accounts.own
  const { mutateAsync: removeApp } = useMutation(removeAuthenticator.mutationOptions())
  const { mutateAsync: remove } = useMutation(removePasskey.mutationOptions())
  const { mutateAsync: renew } = useMutation(renewRecoveryCodes.mutationOptions())
  const [chosen, setChosen] = useState<Chosen>()
  const [codes, setCodes] = useState<string[] | null>(null)
  const pressed = useRef<{ button: HTMLElement; group: HTMLElement | null }>(undefined)
  const focusNext = useFocusNext()
  const choose =
    (what: Chosen) =>
    ({ currentTarget: button }: MouseEvent<HTMLElement>) => {
      pressed.current = { button, group: button.closest<HTMLElement>('[role=group]') }
      setChosen(what)
    }
  const cancel = () => {
    setChosen(undefined)
    focusNext(() => pressed.current?.button)
  }
  /** The button that was pressed goes away: the focus moves to its group, where another one takes its place. */
  const focusGroup = () => focusNext(() => pressed.current?.group)
  const close = () => {
    setChosen(undefined)
    focusGroup()
  }
  const added = ({ recoveryCodes }: { recoveryCodes: string[] | null }) => {
    close()
    setCodes(recoveryCodes)
    void queryClient().invalidateQueries()
  }
  const passkey = typeof chosen === 'object' ? chosen : undefined
  return (
    <AccountSection
      id="second-factor"
      title={m.account_factor_title()}
      text={`${m.account_factor_text()} ${factors.isRequired ? m.account_factor_required() : ''}`}
    >
      <Group title={m.account_app()}>
        {factors.appSince ? (
          <Row name={m.account_app()} text={m.account_app_since({ when: day(factors.appSince) })}>
            <Button size="sm" variant="secondary" onClick={choose('remove-app')}>
              {m.account_app_remove()}
            </Button>
          </Row>
        ) : (
          <>
            <p className="text-muted">{m.account_app_none()}</p>
            <Button variant="secondary" className="justify-self-start" onClick={choose('app')}>
              {m.account_app_add()}
            </Button>
          </>
        )}
      </Group>
      <Group title={m.account_passkeys()}>
        {factors.passkeys.length === 0 && <p className="text-muted">{m.account_passkeys_none()}</p>}
        {factors.passkeys.map(({ id, name, createdAt, lastUsedAt }) => (
          <Row
            key={id}
            name={name}
            text={
              lastUsedAt
                ? m.account_passkey_used({ when: day(lastUsedAt) })
                : m.account_passkey_never({ when: day(createdAt) })
            }
          >
            <Button
              size="sm"
              variant="secondary"
              aria-label={m.account_passkey_remove_label({ name })}
              onClick={choose({ passkey: id, name })}
            >
              {m.account_passkey_remove()}
            </Button>
          </Row>
        ))}
        <Button variant="secondary" className="justify-self-start" onClick={choose('passkey')}>
          {m.account_passkey_add()}
        </Button>
      </Group>
      {factors.hasSecondFactor && (
        <Group title={m.account_codes()}>
          <p className="text-muted">{m.account_codes_left({ figure: formatDigits(factors.codesLeft) })}</p>
          <Button variant="secondary" className="justify-self-start" onClick={choose('codes')}>
            {m.account_codes_renew()}
          </Button>
        </Group>
      )}
      <TrustedDevices devices={factors.devices} />
      {chosen === 'app' && <AppDialog onClose={cancel} onAdded={added} />}
      {chosen === 'passkey' && <PasskeyDialog onClose={cancel} onAdded={added} />}
      <ReauthenticationDialog
        title={m.account_app_remove()}
        text={m.account_app_remove_text()}
        button={m.account_app_remove()}
        open={chosen === 'remove-app'}
        onClose={cancel}
        save={async proof => {
          await removeApp(proof)
          close()
        }}
        done={m.account_app_removed}
      />
      <ReauthenticationDialog
        title={m.account_passkey_remove_label({ name: passkey?.name ?? '' })}
        text={m.account_passkey_remove_text()}
        button={m.account_passkey_remove()}
        open={passkey !== undefined}
        onClose={cancel}
        save={async proof => {
          if (passkey) await remove({ ...proof, id: passkey.passkey })
          close()
        }}
        done={m.account_passkey_removed}
      />
      <ReauthenticationDialog
        title={m.account_codes_renew()}
        text={m.account_codes_renew_text()}
        button={m.account_codes_renew()}
        open={chosen === 'codes'}
        onClose={cancel}
        save={async proof => added(await renew(proof))}
      />
      <RecoveryCodesDialog
        codes={codes}
        onClose={() => {
          setCodes(null)
          focusGroup()
        }}
      />
    </AccountSection>
  )
}

/** Browsers in which the person asked not to be asked. */
function TrustedDevices({ devices }: Pick<Profile['factors'], 'devices'>) {
  const forget = useStaffAction()
  if (devices.length === 0) return null
  return (
    <Group title={m.account_devices()}>
      {devices.map(each => (
        <Row key={each.id} name={nameDevice(each)} text={m.account_device_until({ when: day(each.trustedUntil) })}>
          <Button
            size="sm"
            variant="secondary"
            busy={forget.pending === each.id}
            aria-label={m.account_device_forget_label({ device: nameDevice(each) })}
            onClick={() => {
              const work = () => trpcClient().accounts.own.forgetDevice.mutate({ id: each.id })
              void forget.run(work, { of: each.id, done: m.account_device_forgotten() })
            }}
          >
            {m.account_device_forget()}
          </Button>
        </Row>
      ))}
    </Group>
  )
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId()
  return (
    <div role="group" aria-labelledby={titleId} tabIndex={-1} className="grid gap-3">
      <h3 id={titleId} className="font-sans font-semibold">
        {title}
      </h3>
      {children}
    </div>
  )
}

function Row({ name, text, children }: { name: string; text: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md border border-line bg-surface px-4 py-3">
      <div className="me-auto min-w-0 wrap-anywhere">
        <p className="font-semibold">{name}</p>
        <p className="text-sm text-muted">{text}</p>
      </div>
      {children}
    </div>
  )
}
