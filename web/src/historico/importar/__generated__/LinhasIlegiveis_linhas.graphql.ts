/**
 * @generated SignedSource<<05415253349e374e58cca4ac0c18b023>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LinhasIlegiveis_linhas$data = ReadonlyArray<{
  readonly motivo: string;
  readonly pagina: number;
  readonly texto: string;
  readonly " $fragmentType": "LinhasIlegiveis_linhas";
}>;
export type LinhasIlegiveis_linhas$key = ReadonlyArray<{
  readonly " $data"?: LinhasIlegiveis_linhas$data;
  readonly " $fragmentSpreads": FragmentRefs<"LinhasIlegiveis_linhas">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "LinhasIlegiveis_linhas",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "pagina",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "texto",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "motivo",
      "storageKey": null
    }
  ],
  "type": "LinhaIlegivel",
  "abstractKey": null
};

(node as any).hash = "233c32e03b32c251205ebb42c1dd3201";

export default node;
