/**
 * @generated SignedSource<<c9ef657fce3526ea1cf205f4e19b707b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MedidaDoMural = "CANDIDATURAS" | "ESTUDANTES" | "PROFESSORES" | "VAGAS";
import type { FragmentRefs } from "relay-runtime";
export type Resumo_numeros$data = {
  readonly numeros: ReadonlyArray<{
    readonly medida: MedidaDoMural;
    readonly todos: {
      readonly mediana: number | null;
      readonly respondidas: number | null;
      readonly total: number | null;
    };
  }>;
  readonly " $fragmentType": "Resumo_numeros";
};
export type Resumo_numeros$key = {
  readonly " $data"?: Resumo_numeros$data;
  readonly " $fragmentSpreads": FragmentRefs<"Resumo_numeros">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "Resumo_numeros",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "NumeroDoMural",
      "kind": "LinkedField",
      "name": "numeros",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "medida",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "GrupoDoMural",
          "kind": "LinkedField",
          "name": "todos",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "total",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "respondidas",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "mediana",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "NumerosDoMural",
  "abstractKey": null
};

(node as any).hash = "956293c30f1af2b77e4acd75335375f3";

export default node;
