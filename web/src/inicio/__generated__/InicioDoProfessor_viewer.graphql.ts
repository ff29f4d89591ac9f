/**
 * @generated SignedSource<<8b9047e4203e7b7f4152a2866103451d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type InicioDoProfessor_viewer$data = {
  readonly usuario: {
    readonly nome: string;
  } | null;
  readonly " $fragmentSpreads": FragmentRefs<"Aguardando_viewer">;
  readonly " $fragmentType": "InicioDoProfessor_viewer";
};
export type InicioDoProfessor_viewer$key = {
  readonly " $data"?: InicioDoProfessor_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"InicioDoProfessor_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "InicioDoProfessor_viewer",
  "selections": [
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "Usuario",
        "kind": "LinkedField",
        "name": "usuario",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "nome",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      "to": "NULL"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Aguardando_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "de71cd59a37ff0b0ac56d029cd4092af";

export default node;
