/** Takes the reader to the field of that name, which is wrong. */
export function focarCampo(form: HTMLFormElement, name: string): void {
  form.querySelector<HTMLElement>(`[name=${name}]`)?.focus()
}
