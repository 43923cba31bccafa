import { m } from '#i18n/paraglide/messages.js'
import type { ActivityArea } from '#server/registration/define-feature.ts'
import { roleLabels } from '#server/features/accounts/schema.ts'

export const accountsActivity = {
  'sign-in': {
    label: m.activity_part_sign_in,
    actions: {
      'signed-up': m.did_signed_up,
      'signed-in': m.did_signed_in,
      'sign-in-failed': m.did_sign_in_failed,
      'signed-out': m.did_signed_out,
      'link-asked': m.did_link_asked,
      'reset-asked': m.did_reset_asked,
      'second-factor-failed': m.did_second_factor_failed,
    },
    describeDetail: describeSignIn,
  },
  account: {
    label: m.activity_part_account,
    actions: {
      'password-changed': m.did_password_changed,
      'email-changed': m.did_email_changed,
      'name-changed': m.did_name_changed,
      'provider-linked': m.did_provider_linked,
      'provider-unlinked': m.did_provider_unlinked,
      'sessions-ended': m.did_sessions_ended,
      'authenticator-added': m.did_authenticator_added,
      'authenticator-removed': m.did_authenticator_removed,
      'passkey-added': m.did_passkey_added,
      'passkey-removed': m.did_passkey_removed,
      'recovery-codes-made': m.did_recovery_codes_made,
      'session-confirmed': m.did_session_confirmed,
      'device-forgotten': m.did_device_forgotten,
      left: m.did_left,
    },
    describeDetail: describeSignIn,
  },
  staff: {
    label: m.activity_part_staff,
    actions: {
      invited: m.did_invited,
      'invitation-withdrawn': m.did_invitation_withdrawn,
      'invitation-accepted': m.did_invitation_accepted,
      approved: m.did_approved,
      suspended: m.did_suspended,
      removed: m.did_removed,
      'role-changed': m.did_role_changed,
      'invitation-link-copied': m.did_invitation_link_copied,
      'reset-link-copied': m.did_reset_link_copied,
      'reset-link-sent': m.did_reset_link_sent,
      'invitation-resent': m.did_invitation_resent,
      'session-ended': m.did_session_ended,
      'person-signed-out': m.did_person_signed_out,
      'second-factor-removed': m.did_second_factor_removed,
      'officer-appointed': m.did_officer_appointed,
      'officer-confirmed': m.did_officer_confirmed,
      'officer-refused': m.did_officer_refused,
    },
    describeDetail: (action, detail) =>
      roleActions.has(action) ? labelOf(roleLabels, detail) : describeSignIn(action, detail),
  },
} satisfies Record<string, ActivityArea>

const roleActions = new Set([
  'invited',
  'invitation-accepted',
  'invitation-link-copied',
  'invitation-resent',
  'role-changed',
  'approved',
])

function describeSignIn(_action: string, detail: string) {
  return labelOf(
    {
      'by-link': m.activity_by_link,
      'by-app': m.activity_by_app,
      'by-recovery-code': m.activity_by_recovery_code,
      'by-passkey': m.activity_by_passkey,
    },
    detail,
  )
}

function labelOf(labels: Record<string, () => string>, code: string) {
  return Object.hasOwn(labels, code) ? labels[code]!() : undefined
}

declare module '#server/registration/feature-events.ts' {
  interface ActivityAreas {
    accounts: typeof accountsActivity
  }
}
