/**
 * @generated SignedSource<<7a19a39dc78c590022092501140f8554>>
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
  };
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
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "09ee90f478008a606eefc2cb041365ab";

export default node;
