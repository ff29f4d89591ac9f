/**
 * @generated SignedSource<<0fbfd67f9b0b92b648d103afad6e29ae>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CandidatosPainel_candidaturas$data = ReadonlyArray<{
  readonly candidato: {
    readonly avatar: string | null;
    readonly codigo: string;
    readonly curso: string | null;
    readonly email: string | null;
    readonly nome: string | null;
  } | null;
  readonly cartaDeMotivacao: string | null;
  readonly criadaEm: string | null;
  readonly id: string;
  readonly " $fragmentType": "CandidatosPainel_candidaturas";
}>;
export type CandidatosPainel_candidaturas$key = ReadonlyArray<{
  readonly " $data"?: CandidatosPainel_candidaturas$data;
  readonly " $fragmentSpreads": FragmentRefs<"CandidatosPainel_candidaturas">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true,
    "throwOnFieldError": true
  },
  "name": "CandidatosPainel_candidaturas",
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

(node as any).hash = "0be93f6c620c93a590e78ad05016525d";

export default node;
