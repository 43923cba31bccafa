import { PasswordField } from '@agency/ui/PasswordField'

export function Example() {
  return (
    <PasswordField
      label="Password"
      name="password"
      autoComplete="current-password"
      labels={{ show: 'Show the password', hide: 'Hide the password' }}
    />
  )
}
