import { fusoDe } from '../fuso.ts'
import type { Instituicao } from '../upstream/models/instituicao.ts'
import type { TipoDeVaga } from '../upstream/tipos.ts'
import type { VagaPublica } from '../upstream/publico.ts'

export interface SiteAddress {
  publicUrl: string
  instituicao: Pick<Instituicao, 'nome' | 'sigla' | 'fuso'>
}

const longestDescription = 200

/**
 * The document of a public vaga, with a title, a link preview and structured data of its own. All texts were written by
 * people: they are escaped here, and nowhere else.
 */
export function toVagaDocument(html: string, vaga: VagaPublica, site: SiteAddress): string {
  const title = vaga.titulo ?? 'Oportunidade'
  const description = toDescription(vaga)
  const address = `${site.publicUrl}/vaga/${vaga.codigo}`
  const data = toScriptText(toJobPosting(vaga, address, site))
  // Functions: in a replacement text, '$&' of a title would be a pattern.
  return withPreview(html, { title, description, address, picture: pictures[vaga.tipo] ?? geral }, site)
    .replace(/<title>.*?<\/title>/s, () => `<title>${escape(title)} · Mural Acadêmico</title>`)
    .replace(/<meta name="description"[^>]*>/, () => `<meta name="description" content="${escape(description)}">`)
    .replace(
      '</head>',
      () => `<link rel="canonical" href="${escape(address)}">
<script type="application/ld+json">${data}</script>
</head>`,
    )
}

/** The document of a vaga that is not public: its link preview is that of the board, whatever the vaga says. */
export const withGeneralPreview = (html: string, site: SiteAddress): string =>
  withPreview(
    html,
    {
      title: `Mural Acadêmico · ${site.instituicao.sigla}`,
      description: `Oportunidades acadêmicas de ${site.instituicao.nome}: monitoria, pesquisa, estágio e mais.`,
      address: `${site.publicUrl}/`,
      picture: geral,
    },
    site,
  )

/** Pictures of `web/public/previas`, drawn by scripts/previews.mjs. Kinds of an institution's own have the general one. */
const geral = 'geral'
const pictures: Partial<Record<TipoDeVaga, string>> = {
  MONITORIA: 'monitoria',
  INICIACAO_CIENTIFICA: 'iniciacao-cientifica',
  ESTAGIO: 'estagio',
  BOLSA: 'bolsa',
  EMPRESA_JR: 'empresa-jr',
  LABORATORIO: 'laboratorio',
}

interface Preview {
  title: string
  description: string
  /** The address that a click on the preview opens. */
  address: string
  picture: string
}

/** https://ogp.me, which messengers and networks read. */
function withPreview(html: string, preview: Preview, { publicUrl, instituicao }: SiteAddress): string {
  const properties = Object.entries({
    'og:type': 'website',
    'og:site_name': `Mural Acadêmico · ${instituicao.nome}`,
    'og:locale': 'pt_BR',
    'og:title': preview.title,
    'og:description': preview.description,
    'og:url': preview.address,
    'og:image': `${publicUrl}/previas/${preview.picture}.png`,
    'og:image:type': 'image/png',
    'og:image:width': '1200',
    'og:image:height': '630',
  }).map(([property, content]) => `<meta property="${property}" content="${escape(content)}">`)
  const head = [...properties, '<meta name="twitter:card" content="summary_large_image">', '</head>']
  return html.replace('</head>', () => head.join('\n'))
}

function toDescription({ nomeDoDepartamento, prazo, descricao }: VagaPublica): string {
  const facts = [nomeDoDepartamento, prazo && `inscrições até ${prazo.split('-').toReversed().join('/')}`]
  const text = [facts.filter(Boolean).join(', '), descricao ?? ''].filter(Boolean).join('. ')
  const characters = Array.from(text.trim().replaceAll(/\s+/g, ' '))
  if (characters.length <= longestDescription) return characters.join('')
  return `${characters.slice(0, longestDescription - 1).join('')}…`
}

/** https://schema.org/JobPosting */
function toJobPosting(vaga: VagaPublica, url: string, { instituicao: { nome, sigla, fuso } }: SiteAddress): object {
  const lines = (vaga.descricao ?? '').split(/\r?\n/).filter(line => line.trim())
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: vaga.titulo ?? 'Oportunidade',
    // Search engines read it as HTML.
    description: lines.map(line => `<p>${escape(line)}</p>`).join(''),
    url,
    identifier: { '@type': 'PropertyValue', name: sigla, value: vaga.codigo },
    datePosted: vaga.criadaEm?.toISOString(),
    validThrough: vaga.prazo === null ? undefined : fusoDe(fuso).endOf(vaga.prazo),
    employmentType: employment[vaga.tipo] ?? 'OTHER',
    hiringOrganization: { '@type': 'CollegeOrUniversity', name: nome, department: toDepartment(vaga) },
    ...toPlace(vaga, nome),
    baseSalary: vaga.remuneracao === null ? undefined : toSalary(vaga.remuneracao),
  }
}

const employment: Partial<Record<TipoDeVaga, string>> = { MONITORIA: 'PART_TIME', ESTAGIO: 'INTERN' }

const toDepartment = ({ nomeDoDepartamento: name }: VagaPublica) =>
  name === null ? undefined : { '@type': 'Organization', name }

function toPlace({ nomeDoLocal }: VagaPublica, university: string): object {
  const country = { '@type': 'Country', name: 'Brasil' }
  if (nomeDoLocal?.toLowerCase() === 'remoto')
    return { jobLocationType: 'TELECOMMUTE', applicantLocationRequirements: country }
  const address = { '@type': 'PostalAddress', streetAddress: nomeDoLocal ?? university, addressCountry: 'BR' }
  return { jobLocation: { '@type': 'Place', name: nomeDoLocal ?? university, address } }
}

const toSalary = (value: number) => ({
  '@type': 'MonetaryAmount',
  currency: 'BRL',
  value: { '@type': 'QuantitativeValue', value, unitText: 'MONTH' },
})

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

const escape = (text: string) => text.replaceAll(/[&<>"']/g, character => entities[character] ?? character)

/** JSON that cannot end the element or begin a comment in it. Needs no source in the policy: it is data, not code. */
const toScriptText = (value: object) => JSON.stringify(value).replaceAll('<', String.raw`\u003c`)
