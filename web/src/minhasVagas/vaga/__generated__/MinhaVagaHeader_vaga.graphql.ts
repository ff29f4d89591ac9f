/**
 * @generated SignedSource<<9a15b181a7ec59cee2800439a559132c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MinhaVagaHeader_vaga$data = {
  readonly codigo: string;
  readonly criadaEm: string | null;
  readonly departamento: {
    readonly nome: string;
  } | null;
  readonly titulo: string | null;
  readonly " $fragmentSpreads": FragmentRefs<"Compartilhar_vaga" | "PrazoTag_vaga" | "TipoTag_vaga">;
  readonly " $fragmentType": "MinhaVagaHeader_vaga";
};
export type MinhaVagaHeader_vaga$key = {
  readonly " $data"?: MinhaVagaHeader_vaga$data;
  readonly " $fragmentSpreads": FragmentRefs<"MinhaVagaHeader_vaga">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "MinhaVagaHeader_vaga",
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
      "name": "titulo",
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
      "concreteType": "Departamento",
      "kind": "LinkedField",
      "name": "departamento",
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
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TipoTag_vaga"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PrazoTag_vaga"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Compartilhar_vaga"
    }
  ],
  "type": "Vaga",
  "abstractKey": null
};

(node as any).hash = "a30d321aebd5ec1917d5ecabf0e5829e";

export default node;
