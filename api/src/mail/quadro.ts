/** The title of each note, in the tones of three kinds of vagas. */
const tons = ['#3568bd', '#7a53bf', '#4c8a37']

const table = '<table role="presentation" cellpadding="0" cellspacing="0"'

/** A pinned note: the pin, a title and a line. Cells without text: every client draws them, and no screen reader says them. */
const notaHtml = (tom: string): string => `
<td style="padding:0 8px 0 0">${table} width="36" class="nota" style="background:#fffdf9;border-radius:5px;font-size:0;line-height:0">
<tr><td width="15" height="8"></td><td width="6" style="background:#c2611a;border-radius:0 0 3px 3px"></td><td width="15"></td></tr>
<tr><td colspan="3" style="padding:6px 6px 9px"><div style="height:6px;margin:0 0 5px;background:${tom}"></div><div style="height:3px;width:16px;background:#c9bdab"></div></td></tr>
</table></td>`

/** What dark clients replace: pins and titles are bright enough for both. */
export const quadroNoEscuro = `.quadro{background:#17383a!important;border-color:#3f382e!important}
.nota{background:#2f2920!important}`

/** The head of a mail: the board with three pinned notes, and whose board it is. `nome` is escaped. */
export const quadroHtml = (nome: string): string => `
<tr><td class="quadro" style="padding:14px 32px;background:#dcece9;border:1px solid #e4dccf;border-bottom:0;border-radius:12px 12px 0 0">${table}><tr>${tons.map(notaHtml).join('')}
<td class="marca" style="padding:0 0 0 8px;font-size:15px;font-weight:700;color:#0f5a55">${nome} · Oportunidades</td>
</tr></table></td></tr>`
