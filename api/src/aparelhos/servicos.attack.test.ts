import { expect, test } from 'vitest'
import { isDeServico } from './servicos.ts'

test.each([
  'https://fcm.googleapis.com/fcm/send/abc:123',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://web.push.apple.com/abc',
  'https://wns2-bl2p.notify.windows.com/w/?token=abc',
  'https://db5.wns2.notify.windows.com/w/?token=abc',
])('sends to %s', endereco => {
  expect(isDeServico(endereco)).toBe(true)
})

test.each([
  'http://fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com:8443/fcm/send/abc',
  'https://fcm.googleapis.com@127.0.0.1/',
  'https://someone:secret@fcm.googleapis.com/',
  'https://fcm.googleapis.com.attacker.example/',
  'https://attacker.example/fcm.googleapis.com',
  'https://other.googleapis.com/',
  'https://web.push.apple.com./abc',
  'https://notify.windows.com.attacker.example/',
  'https://attacker.example#.notify.windows.com',
  'https://127.0.0.1/',
  'https://[::1]/',
  'https://169.254.169.254/latest/meta-data',
  'file:///etc/passwd',
  'javascript:alert(1)',
  'fcm.googleapis.com',
  '',
])('sends nothing to %s', endereco => {
  expect(isDeServico(endereco)).toBe(false)
})
