/** Replaces each {name} by its value. @throws RangeError for a name without a value */
export const fillIn = (template: string, values: Record<string, string>): string =>
  template.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name]
    if (value === undefined) throw new RangeError(`No value for {${name}}`)
    return value
  })
