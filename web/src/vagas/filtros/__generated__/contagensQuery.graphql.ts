/**
 * @generated SignedSource<<019eae9862780e27ba07bed733694206>>
 * @relayHash a01b4b7559a46045d052bf32a96b3823
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9d14f186267eda2c4260ff7f756316cde1c64bab4632ecee1392fa57a4fcd9d6

import type { ConcreteRequest } from 'relay-runtime';
export type Beneficio = "DESCONTO_MENSALIDADE" | "HORAS_COMPLEMENTARES" | "REMUNERACAO";
export type Modalidade = "HIBRIDO" | "PRESENCIAL" | "REMOTO";
export type OrdemDeVagas = "PRAZO" | "RECENTES" | "RECOMENDADAS";
export type TipoDeVaga = "BOLSA" | "EMPRESA_JR" | "ESTAGIO" | "INICIACAO_CIENTIFICA" | "LABORATORIO" | "MONITORIA" | "OUTRO";
export type VagaFiltro = {
  beneficios?: ReadonlyArray<Beneficio> | null;
  busca?: string | null;
  codigoDoDepartamento?: string | null;
  horasMinimas?: number | null;
  modalidades?: ReadonlyArray<Modalidade> | null;
  ordem?: OrdemDeVagas | null;
  outrosTipos?: ReadonlyArray<string> | null;
  tipos?: ReadonlyArray<TipoDeVaga> | null;
};
export type contagensQuery$variables = {
  filtro: VagaFiltro;
};
export type contagensQuery$data = {
  readonly contagensDeVagas: {
    readonly beneficios: ReadonlyArray<{
      readonly beneficio: Beneficio;
      readonly total: number;
    }>;
    readonly departamentos: ReadonlyArray<{
      readonly codigo: string;
      readonly total: number;
    }>;
    readonly horasMinimas: ReadonlyArray<{
      readonly horas: number;
      readonly total: number;
    }> | null;
    readonly modalidades: ReadonlyArray<{
      readonly modalidade: Modalidade;
      readonly total: number;
    }> | null;
    readonly tipos: ReadonlyArray<{
      readonly codigo: string | null;
      readonly tipo: TipoDeVaga;
      readonly total: number;
    }>;
  } | null;
};
export type contagensQuery = {
  response: contagensQuery$data;
  variables: contagensQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "filtro"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "codigo",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "total",
  "storageKey": null
},
v3 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "filtro",
        "variableName": "filtro"
      }
    ],
    "concreteType": "ContagensDeVagas",
    "kind": "LinkedField",
    "name": "contagensDeVagas",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "ContagemPorTipo",
        "kind": "LinkedField",
        "name": "tipos",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "tipo",
            "storageKey": null
          },
          (v1/*:: as any*/),
          (v2/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "ContagemPorDepartamento",
        "kind": "LinkedField",
        "name": "departamentos",
        "plural": true,
        "selections": [
          (v1/*:: as any*/),
          (v2/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "ContagemPorBeneficio",
        "kind": "LinkedField",
        "name": "beneficios",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "beneficio",
            "storageKey": null
          },
          (v2/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "ContagemPorModalidade",
        "kind": "LinkedField",
        "name": "modalidades",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "modalidade",
            "storageKey": null
          },
          (v2/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "ContagemPorHorasMinimas",
        "kind": "LinkedField",
        "name": "horasMinimas",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "horas",
            "storageKey": null
          },
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "contagensQuery",
    "selections": (v3/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "contagensQuery",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "9d14f186267eda2c4260ff7f756316cde1c64bab4632ecee1392fa57a4fcd9d6",
    "metadata": {},
    "name": "contagensQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "c7bbd48639c9e0d54a8e19816569a2b0";

export default node;
