/**
 * @generated SignedSource<<5a1071cf79d0bd88811aae240df05d11>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useEscolha_usuario$data = {
  readonly interesses: ReadonlyArray<{
    readonly codigo: string | null;
    readonly id: string;
    readonly nome: string;
  }>;
  readonly " $fragmentType": "useEscolha_usuario";
};
export type useEscolha_usuario$key = {
  readonly " $data"?: useEscolha_usuario$data;
  readonly " $fragmentSpreads": FragmentRefs<"useEscolha_usuario">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "useEscolha_usuario",
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
          "name": "id",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "codigo",
          "storageKey": null
        },
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

(node as any).hash = "fb0a54062c0eaa130432be7ef5e83044";

export default node;
