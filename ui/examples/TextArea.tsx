import { TextArea } from '@agency/ui/TextArea'

export function Example() {
  return <TextArea label="Your message" name="message" maxLength={2000} required />
}
