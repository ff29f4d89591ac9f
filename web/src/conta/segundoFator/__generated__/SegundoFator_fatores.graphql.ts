/**
 * @generated SignedSource<<cbd0a03576d580313e916f471feeb5e3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SegundoFator_fatores$data = {
  readonly aplicativo: {
    readonly criadoEm: string;
    readonly usadoEm: string | null;
  } | null;
  readonly chaves: ReadonlyArray<{
    readonly codigo: string;
    readonly criadaEm: string;
    readonly nome: string;
    readonly usadaEm: string | null;
  }>;
  readonly codigos: number;
  readonly exigido: boolean;
  readonly " $fragmentType": "SegundoFator_fatores";
};
export type SegundoFator_fatores$key = {
  readonly " $data"?: SegundoFator_fatores$data;
  readonly " $fragmentSpreads": FragmentRefs<"SegundoFator_fatores">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "SegundoFator_fatores",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "exigido",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AplicativoDeCodigo",
      "kind": "LinkedField",
      "name": "aplicativo",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "criadoEm",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "usadoEm",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ChaveDeAcesso",
      "kind": "LinkedField",
      "name": "chaves",
      "plural": true,
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
          "name": "criadaEm",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "usadaEm",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "codigos",
      "storageKey": null
    }
  ],
  "type": "SegundoFator",
  "abstractKey": null
};

(node as any).hash = "b3b4105c7066f7b75862c6af35515ca3";

export default node;
