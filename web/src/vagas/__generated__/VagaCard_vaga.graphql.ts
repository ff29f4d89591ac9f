/**
 * @generated SignedSource<<bbb5c99904f8738d564ed0c16295674c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type TipoDeVaga = "BOLSA" | "EMPRESA_JR" | "ESTAGIO" | "INICIACAO_CIENTIFICA" | "LABORATORIO" | "MONITORIA";
import type { FragmentRefs } from "relay-runtime";
export type VagaCard_vaga$data = {
  readonly codigo: string;
  readonly recomendacao: {
    readonly " $fragmentSpreads": FragmentRefs<"RecomendacaoTag_recomendacao">;
  } | null;
  readonly resumo: string | null;
  readonly tipo: TipoDeVaga;
  readonly titulo: string | null;
  readonly " $fragmentSpreads": FragmentRefs<"BeneficioTags_vaga" | "MinhaEtapa_vaga" | "SalvarVaga_vaga" | "TipoTag_vaga" | "VagaAutor_vaga" | "VagaLugar_vaga">;
  readonly " $fragmentType": "VagaCard_vaga";
};
export type VagaCard_vaga$key = {
  readonly " $data"?: VagaCard_vaga$data;
  readonly " $fragmentSpreads": FragmentRefs<"VagaCard_vaga">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "VagaCard_vaga",
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
      "name": "resumo",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "tipo",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Recomendacao",
      "kind": "LinkedField",
      "name": "recomendacao",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "RecomendacaoTag_recomendacao"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "VagaLugar_vaga"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "VagaAutor_vaga"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SalvarVaga_vaga"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TipoTag_vaga"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "BeneficioTags_vaga"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MinhaEtapa_vaga"
    }
  ],
  "type": "Vaga",
  "abstractKey": null
};

(node as any).hash = "77dcd401f2a15caa5800836b9d3bab0e";

export default node;
