/**
 * @generated SignedSource<<b47dcef16a679b8b276315f17b3f2248>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CandidatoItem_candidatura$data = {
  readonly candidato: {
    readonly avatar: string | null;
    readonly codigo: string;
    readonly curso: string | null;
    readonly email: string | null;
    readonly nome: string | null;
  } | null;
  readonly cartaDeMotivacao: string | null;
  readonly criadaEm: string | null;
  readonly " $fragmentType": "CandidatoItem_candidatura";
};
export type CandidatoItem_candidatura$key = {
  readonly " $data"?: CandidatoItem_candidatura$data;
  readonly " $fragmentSpreads": FragmentRefs<"CandidatoItem_candidatura">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "CandidatoItem_candidatura",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "criadaEm",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "cartaDeMotivacao",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Pessoa",
      "kind": "LinkedField",
      "name": "candidato",
      "plural": false,
      "selections": [
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "avatar",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "email",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "curso",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Candidatura",
  "abstractKey": null
};

(node as any).hash = "1efe46fff5277b38a6183221b5c9f098";

export default node;
