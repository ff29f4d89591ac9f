/*
 * Texts as Intl writes them in pt-BR, without it: its first use takes 20 ms on a desktop and 80 ms on a phone, just when
 * a page starts.
 */

/** As '1.200,5', with `least` to `most` decimals. */
export function formatNumber(value: number, least: number, most: number): string {
  const [whole = '', decimals = ''] = Math.abs(value).toFixed(most).split('.')
  const kept = decimals.slice(0, least) + decimals.slice(least).replace(/0+$/, '')
  return `${value < 0 ? '-' : ''}${whole.replaceAll(/\B(?=(?:\d{3})+$)/g, '.')}${kept && `,${kept}`}`
}

/** Reais as 'R$ 1.200,00', with a no-break space. */
export const formatMoney = (reais: number): string => `R$\u00a0${formatNumber(reais, 2, 2)}`

/** As '12,5%'. */
export const formatPercent = (percent: number): string => `${formatNumber(percent, 0, 3)}%`
