/**
 * @generated SignedSource<<2c1e6c39adc1567f924b5e5854cd6e5c>>
 * @relayHash d350bbf4d60ed9a9f9fae37fb095e137
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 612241ea47ccaa43c3225fca6c7722477cedb7f3f202c6f38532f12560c5c227

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NovaVagaPageQuery } from './NovaVagaPageQuery.graphql';

const node: PreloadableConcreteRequest<NovaVagaPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "612241ea47ccaa43c3225fca6c7722477cedb7f3f202c6f38532f12560c5c227",
    "metadata": {},
    "name": "NovaVagaPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
