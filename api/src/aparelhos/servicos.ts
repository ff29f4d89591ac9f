/** The push services of the browsers: of Chrome and Edge's Android, Firefox, Safari, and Edge on Windows. */
const hosts = ['fcm.googleapis.com', 'updates.push.services.mozilla.com', 'web.push.apple.com']
const wns = /^[a-z0-9-]+(\.[a-z0-9-]+)?\.notify\.windows\.com$/

/** The longest address of a subscription. */
export const maiorEndereco = 1000

/** Whether an address is one of a push service that browsers use: nothing is sent anywhere else. */
export const isDeServico = (endereco: string): boolean => {
  const url = URL.canParse(endereco) ? new URL(endereco) : null
  if (url?.protocol !== 'https:' || url.port !== '' || url.username !== '' || url.password !== '') return false
  return hosts.includes(url.hostname) || wns.test(url.hostname)
}
