/** Brazil's time zones by a city that people know; the most used come first. */
const fusos: Readonly<Record<string, string>> = {
  'America/Sao_Paulo': 'São Paulo e Brasília',
  'America/Manaus': 'Manaus',
  'America/Cuiaba': 'Cuiabá',
  'America/Rio_Branco': 'Rio Branco',
  'America/Noronha': 'Fernando de Noronha',
  'America/Belem': 'Belém',
  'America/Fortaleza': 'Fortaleza',
  'America/Recife': 'Recife',
  'America/Bahia': 'Salvador',
  'America/Maceio': 'Maceió',
  'America/Araguaina': 'Palmas',
  'America/Campo_Grande': 'Campo Grande',
  'America/Porto_Velho': 'Porto Velho',
  'America/Boa_Vista': 'Boa Vista',
  'America/Santarem': 'Santarém',
  'America/Eirunepe': 'Eirunepé',
}

/** Of another country, which only the institution's file can choose, its name in the IANA database. */
export const nomeDoFuso = (fuso: string): string => fusos[fuso] ?? fuso

/** What can be chosen: Brazil's, and the present one. */
export const fusosOferecidos = (atual: string): string[] => [...new Set([...Object.keys(fusos), atual])]
