/**
 * @generated SignedSource<<39a760a342b626c12b50d6673493fcd6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type EstadoDoProgresso = "EM_PROGRESSO" | "SEM_HISTORICO" | "SEM_REGISTRO";
export type TipoDeBusca = "BUSCA" | "DEPARTAMENTO" | "DISCIPLINA" | "PROFESSOR";
import type { FragmentRefs } from "relay-runtime";
export type VagasPage_frame$data = {
  readonly viewer: {
    readonly buscasSalvas: ReadonlyArray<{
      readonly tipo: TipoDeBusca;
    }> | null;
    readonly progressoComplementar: {
      readonly estado: EstadoDoProgresso;
    } | null;
    readonly " $fragmentSpreads": FragmentRefs<"BuscasSalvas_viewer" | "ProgressoComplementar_viewer">;
  } | null;
  readonly " $fragmentSpreads": FragmentRefs<"FiltrosPanel_query" | "useNomes_query" | "useUrlCorrection_query">;
  readonly " $fragmentType": "VagasPage_frame";
};
export type VagasPage_frame$key = {
  readonly " $data"?: VagasPage_frame$data;
  readonly " $fragmentSpreads": FragmentRefs<"VagasPage_frame">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "VagasPage_frame",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Viewer",
      "kind": "LinkedField",
      "name": "viewer",
      "plural": false,
      "selections": [
        {
          "kind": "CatchField",
          "field": {
            "alias": null,
            "args": null,
            "concreteType": "ProgressoComplementar",
            "kind": "LinkedField",
            "name": "progressoComplementar",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "estado",
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
          "name": "ProgressoComplementar_viewer"
        },
        {
          "kind": "CatchField",
          "field": {
            "alias": null,
            "args": null,
            "concreteType": "BuscaSalva",
            "kind": "LinkedField",
            "name": "buscasSalvas",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "tipo",
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
          "name": "BuscasSalvas_viewer"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useUrlCorrection_query"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FiltrosPanel_query"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useNomes_query"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "720880c68b57907ff9decfe3a7def2c3";

export default node;
