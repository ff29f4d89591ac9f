/**
 * @generated SignedSource<<e277962c5dc9d601358a16490a07671e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type InteressesTab_usuario$data = {
  readonly interesses: ReadonlyArray<{
    readonly nome: string;
  }>;
  readonly " $fragmentType": "InteressesTab_usuario";
};
export type InteressesTab_usuario$key = {
  readonly " $data"?: InteressesTab_usuario$data;
  readonly " $fragmentSpreads": FragmentRefs<"InteressesTab_usuario">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "InteressesTab_usuario",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Interesse",
      "kind": "LinkedField",
      "name": "interesses",
      "plural": true,
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
  "type": "Usuario",
  "abstractKey": null
};

(node as any).hash = "97b1a5deea31ac12ce204b8131d9d129";

export default node;
